import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { AWS_REQUESTS, type AwsRequest } from '#functions/platform/aws-client.ts';

interface Kills {
  /** What becomes of the next transactions, as when a process is killed around one of them. */
  plan: ('before' | 'after' | 'none')[];
  fired: number;
}

/** Lets transactions fail in the tests of a file, as the plan says. */
export function killTransactions(): Kills {
  const kills: Kills = { plan: [], fired: 0 };
  const kill = (message: unknown): void => {
    const request = message as AwsRequest;
    if (request.command !== 'TransactWriteItemsCommand') return;
    const { send } = request;
    request.send = async () => {
      const when = kills.plan.shift() ?? 'none';
      if (when !== 'none') kills.fired += 1;
      if (when === 'before') throw new Error('killed before it wrote');
      const answer = await send();
      if (when === 'after') throw new Error('killed before it answered');
      return answer;
    };
  };
  beforeAll(() => subscribe(AWS_REQUESTS, kill));
  afterEach(() => {
    kills.plan = [];
  });
  afterAll(() => {
    unsubscribe(AWS_REQUESTS, kill);
  });
  return kills;
}

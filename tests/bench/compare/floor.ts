import { nextMessage, startChild } from '../child.ts';
import { headersOf, splitAnswer } from '../http-client.ts';
import type { BareAnswers, RecordedAnswer } from './bare-answers.ts';
import { type ApiCall, Caller, jsonCall, signInOf } from './caller.ts';
import type { Job } from './jobs.ts';

const SENT_WITH = ['content-type', 'content-encoding'];

function toRecorded(answer: Buffer): RecordedAnswer {
  const { head, body } = splitAnswer(answer);
  const headers = [...headersOf(head)].filter(([name]) => SENT_WITH.includes(name));
  return {
    headers: Object.fromEntries([...headers, ['content-length', String(body.length)]]),
    body: body.toString('base64'),
  };
}

/** The answers of a system to all requests of the jobs, for the first of their accounts. */
async function record(port: number, jobs: readonly Job[]): Promise<BareAnswers> {
  const recorded: Record<string, RecordedAnswer> = {};
  for (const { accounts, calls } of jobs) {
    const [account = ''] = accounts;
    const caller = await Caller.open(port);
    const { path, payload } = signInOf(account);
    const add = async (call: ApiCall) => {
      recorded[call.path] = toRecorded(await caller.answerOf(call));
    };
    await add(jsonCall(path, payload));
    await caller.signIn(account);
    for (const call of calls) await add(call);
    caller.close();
  }
  return recorded;
}

interface BareServer {
  readonly port: number;
  readonly stop: () => void;
}

/** The floor of the work over HTTP: a bare server with the answers of a system. */
export async function startBareServer(port: number, jobs: readonly Job[]): Promise<BareServer> {
  const answers = await record(port, jobs);
  const child = startChild('compare/bare-answers.ts', {});
  child.send(answers);
  return { port: await nextMessage<number>(child), stop: () => child.kill() };
}

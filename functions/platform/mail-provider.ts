import { makeClient } from '#functions/platform/aws-client.ts';
import { env, optionalEnv } from '#functions/platform/env.ts';
import { lazy } from '#functions/platform/lazy.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** A carrier of e-mails. */
export interface MailProvider {
  /** Hands an e-mail over; throws when the carrier does not accept it. */
  readonly send: (address: string, mail: Mail) => Promise<void>;
}

/** Whether this deployment has a sender of e-mails (`mailFrom` of its settings). */
export const hasMail = (): boolean => optionalEnv('MAIL_FROM') !== '';

/** Loaded at first use: few calls send e-mails. */
const ses = lazy(async () => {
  const sdk = await import('@aws-sdk/client-sesv2');
  return { sdk, client: makeClient(sdk.SESv2Client, { maxAttempts: 2 }) };
});

const CHARSET = 'UTF-8';

/** Sends plain text through SES. */
export const mailProvider: MailProvider = {
  send: async (address, { subject, text }) => {
    const from = env('MAIL_FROM');
    const { sdk, client } = await ses();
    await client.send(
      new sdk.SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [address] },
        Content: {
          Simple: {
            Subject: { Data: subject, Charset: CHARSET },
            Body: { Text: { Data: text, Charset: CHARSET } },
          },
        },
      }),
    );
  },
};

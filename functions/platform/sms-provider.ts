import { makeClient } from '#functions/platform/aws-client.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { internationalPhone } from '#shared/people/phones.ts';

/** A carrier of text messages. */
export interface SmsProvider {
  /** Hands a message over for a mobile number of 11 digits; throws when the carrier does not accept it. */
  readonly send: (phone: string, text: string) => Promise<void>;
}

/** Loaded at first use: few calls send messages. */
const sns = lazy(async () => {
  const sdk = await import('@aws-sdk/client-sns');
  return { sdk, client: makeClient(sdk.SNSClient, { maxAttempts: 2 }) };
});

/**
 * Sends through SNS, as "transactional": codes are needed at once. Not one of the common dependencies
 * (`Deps`), since every function would then carry its SDK.
 */
export const smsProvider: SmsProvider = {
  send: async (phone, text) => {
    const { sdk, client } = await sns();
    await client.send(
      new sdk.PublishCommand({
        PhoneNumber: internationalPhone(phone),
        Message: text,
        MessageAttributes: {
          'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' },
        },
      }),
    );
  },
};

/**
 * True when the carrier has answered that it does not accept a message. After any other error it may have
 * been accepted.
 */
export const wasRefused = (error: unknown): boolean => {
  const status = (error as { $metadata?: { httpStatusCode?: number } })?.$metadata?.httpStatusCode;
  return status !== undefined && status >= 400;
};

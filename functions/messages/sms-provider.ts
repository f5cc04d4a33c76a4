import { lazy } from '#functions/platform/lazy.ts';
import { internationalPhone } from '#shared/phones.ts';

/** Whoever carries short messages to phones. */
export interface SmsProvider {
  /** Hands a message over to be delivered to a mobile number of 11 digits; throws when it is not taken. */
  readonly send: (phone: string, text: string) => Promise<void>;
}

/** Loaded at first use: few calls send messages. */
const sns = lazy(async () => {
  const sdk = await import('@aws-sdk/client-sns');
  // A call lasts ten seconds at most; whoever waits for one message holds up the others.
  const requestHandler = {
    connectionTimeout: 1_500,
    requestTimeout: 4_000,
    throwOnRequestTimeout: true,
  };
  return { sdk, client: new sdk.SNSClient({ requestHandler, maxAttempts: 2 }) };
});

/**
 * Of the deployment: the cloud's own sender. Codes are wanted at once, which is what "transactional"
 * stands for. It stands beside its callers, since every function would carry its SDK if it were among the
 * common dependencies.
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
 * True when the carrier has answered that it does not take a message. Whatever else goes wrong leaves open
 * whether it did.
 */
export const wasRefused = (error: unknown): boolean => {
  const status = (error as { $metadata?: { httpStatusCode?: number } })?.$metadata?.httpStatusCode;
  return status !== undefined && status >= 400;
};

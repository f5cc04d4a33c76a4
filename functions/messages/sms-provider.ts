import { lazy } from '#functions/_lib/lazy.ts';
import { internationalPhone } from '#shared/phones.ts';

/** Whoever carries short messages to phones. */
export interface SmsProvider {
  /** Hands a message over to be delivered to a mobile number of 11 digits; throws when it is not taken. */
  readonly send: (phone: string, text: string) => Promise<void>;
}

/** Loaded at first use: few calls send messages. */
const sns = lazy(async () => {
  const sdk = await import('@aws-sdk/client-sns');
  return { sdk, client: new sdk.SNSClient() };
});

/** The cloud's own sender. Codes are wanted at once, which is what "transactional" stands for. */
export const snsProvider: SmsProvider = {
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

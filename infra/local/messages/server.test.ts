import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderOutbox } from '../gateway/outbox-page.ts';
import type { SentMessage } from './outbox.ts';
import { OUTBOX_PATH, startMessages } from './server.ts';

const dir = mkdtempSync(join(tmpdir(), 'classroom-messages-'));
const credentials = { accessKeyId: 'local', secretAccessKey: 'secret' };
let part: Awaited<ReturnType<typeof startMessages>>;
beforeAll(async () => {
  part = await startMessages({ port: 0, dir, credentials });
});
afterAll(async () => {
  await part.stop();
  rmSync(dir, { recursive: true });
});

const origin = () => `http://127.0.0.1:${part.port}`;
const client = (secretAccessKey = credentials.secretAccessKey) =>
  new SNSClient({
    endpoint: origin(),
    region: 'us-east-1',
    credentials: { ...credentials, secretAccessKey },
  });
const publish = (PhoneNumber: string, Message: string) =>
  client().send(new PublishCommand({ PhoneNumber, Message }));
const sent = async (): Promise<SentMessage[]> => (await fetch(`${origin()}${OUTBOX_PATH}`)).json();

describe('the stand-in for SNS', () => {
  it('keeps what the SDK publishes, newest first, and answers its id', async () => {
    await publish('+8613800138000', '验证码 123456 & <b>');
    const { MessageId } = await publish('+8613800138001', 'second');

    expect(await sent()).toMatchObject([
      { id: MessageId, phone: '+8613800138001', text: 'second' },
      { phone: '+8613800138000', text: '验证码 123456 & <b>' },
    ]);
  });

  it('takes nothing from who holds another secret', async () => {
    const before = await sent();
    const message = new PublishCommand({ PhoneNumber: '+8613800138000', Message: 'forged' });
    await expect(client('another').send(message)).rejects.toMatchObject({
      name: /^SignatureDoesNotMatch/,
    });
    expect(await sent()).toEqual(before);
  });

  it.each(['13800138000', '', '+86'])('refuses the number "%s"', async (phone) => {
    await expect(publish(phone, 'text')).rejects.toMatchObject({ name: /^InvalidParameter/ });
  });

  it('keeps the last 200, also over a restart', async () => {
    for (let index = 0; index < 205; index += 1) await publish('+8613800138000', `no. ${index}`);
    await part.stop();
    part = await startMessages({ port: 0, dir, credentials });

    const messages = await sent();
    expect(messages).toHaveLength(200);
    expect(messages[0]?.text).toBe('no. 204');
  });
});

describe('the stand-in for SES', () => {
  const send = (to: string, secretAccessKey = credentials.secretAccessKey) =>
    new SESv2Client({
      endpoint: origin(),
      region: 'us-east-1',
      credentials: { ...credentials, secretAccessKey },
    }).send(
      new SendEmailCommand({
        FromEmailAddress: 'Classroom <no-reply@classroom.local>',
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: { Data: 'Code' }, Body: { Text: { Data: '123456' } } } },
      }),
    );

  it('keeps what the SDK sends, and answers its id', async () => {
    const { MessageId } = await send('lee@school.example');
    const [first] = await sent();
    expect(first).toMatchObject({
      id: MessageId,
      email: 'lee@school.example',
      subject: 'Code',
      text: '123456',
    });
  });

  it('takes nothing without an address, or from who holds another secret', async () => {
    const before = await sent();
    await expect(send('nobody')).rejects.toMatchObject({ name: 'BadRequestException' });
    await expect(send('lee@school.example', 'another')).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    expect(await sent()).toEqual(before);
  });
});

describe('the page of the outbox', () => {
  it('says that nothing is sent, and shows texts as texts', () => {
    const message = { id: 'a', phone: '+86', text: '<script>1</script> 123456', at: '2026-01-01' };

    const page = renderOutbox([message]);

    expect(page).toContain('sends nothing to phones or');
    expect(page).toContain('&lt;script&gt;1&lt;/script&gt; <span class="code">123456</span>');
    expect(page).not.toContain('<script>');
  });
});

import type { messages } from '#shared/messages/contract.ts';
import { type ExamplesOf, own } from '#tests/contract/example.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { freshPhone, lastCode, sendBindingCode } from '#tests/factories/contact.ts';
import { newClassMessage, newVerification } from '#tests/factories/message.ts';
import { makeOwnClass } from '#tests/factories/student.ts';

export const examples: ExamplesOf<typeof messages> = {
  sendCode: async () => ({
    purpose: 'register',
    phone: freshPhone(),
    verificationCode: await challengeAnswer(),
  }),
  verifyCode: ({ world }) => newVerification(world.school.schoolId),
  sendBindingCode: (scene) => ({ ...own(scene), phone: freshPhone() }),
  bindContact: async (scene) => {
    const phone = freshPhone();
    await sendBindingCode(scene.actor, phone);
    return { ...own(scene), phone, sms_code: await lastCode(phone) };
  },
  recipients: async ({ actor }) => ({ class_id: (await makeOwnClass(actor)).classId }),
  sendToClass: ({ actor }) => newClassMessage(actor),
};

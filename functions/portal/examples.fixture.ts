import type { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { type ExamplesOf, own } from '#tests/contract/example.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { freshPhone, proveContact } from '#tests/factories/contact.ts';
import { changePerson, giveIdentity, makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { issueCard } from '#tests/factories/student.ts';

export const examples: ExamplesOf<typeof portal> = {
  login: async ({ world }) => {
    const { account } = await makeSigner(world.school.schoolId, ROLE.teacher);
    return { username: account, password: PASSWORD };
  },
  cardLogin: async ({ world }) => ({ token: await issueCard(world.school.schoolId) }),
  challenge: () => ({}),
  logout: () => ({}),
  loginStatus: () => ({}),
  getRole: own,
  updateInfo: (scene) => ({ ...own(scene), user_nick: '新昵称8', user_remark: '周三有课' }),
  changePassword: async (scene) => {
    await giveIdentity(scene.actor);
    return {
      ...own(scene),
      old_pass: PASSWORD,
      new_pass: 'Better456',
      confirm_pass: 'Better456',
    };
  },
  verifyAccount: async () => ({
    username: 'somebody',
    verificationCode: await challengeAnswer(),
  }),
  resetPassword: async ({ world }) => {
    const phone = freshPhone();
    const { account } = await makeSigner(world.school.schoolId, ROLE.teacher, { phone });
    const proof = await proveContact(phone, account);
    return { username: account, proof, new_pass: 'Better456', confirm_pass: 'Better456' };
  },
  choosePassword: async (scene) => {
    await giveIdentity(scene.actor);
    await changePerson(scene.actor, { defaultPassword: true });
    return { ...own(scene), new_pass: 'Better456', confirm_pass: 'Better456' };
  },
  makeAvatar: (scene) => ({ ...own(scene), file: makePng(200, 200).toString('base64') }),
  bindPlatform: own,
  menu: own,
  servicePhone: () => ({}),
  banners: () => ({}),
  webConfig: ({ world }) => ({ school: world.school.schoolId }),
  helpPictures: () => ({ topic: 'students' }),
};

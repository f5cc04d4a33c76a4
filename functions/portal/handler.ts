import { getLoginStatus } from '#functions/domain/profiles/get-login-status.ts';
import { getMenu } from '#functions/domain/shell/get-menu.ts';
import { getServicePhone, getWebConfig } from '#functions/domain/shell/get-web-config.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { portal } from '#shared/portal/contract.ts';
import { bindPlatform } from './bind-platform.ts';
import { changePassword } from './change-password.ts';
import { choosePassword } from './choose-password.ts';
import { getRole } from './get-role.ts';
import { listBanners } from './list-banners.ts';
import { listHelpPictures } from './list-help-pictures.ts';
import { logIn } from './log-in.ts';
import { logInByCard } from './log-in-by-card.ts';
import { logOut } from './log-out.ts';
import { makeAvatar } from './make-avatar.ts';
import { resetPassword } from './reset-password.ts';
import { giveChallenge } from './sign-in-challenge.ts';
import { updateProfile } from './update-profile.ts';
import { verifyAccount } from './verify-account.ts';

export const handler = createHandler(portal, {
  login: logIn,
  cardLogin: logInByCard,
  challenge: giveChallenge,
  logout: logOut,
  loginStatus: getLoginStatus,
  getRole,
  updateInfo: updateProfile,
  changePassword,
  choosePassword,
  verifyAccount,
  resetPassword,
  makeAvatar,
  bindPlatform,
  menu: getMenu,
  servicePhone: getServicePhone,
  banners: listBanners,
  webConfig: getWebConfig,
  helpPictures: listHelpPictures,
});

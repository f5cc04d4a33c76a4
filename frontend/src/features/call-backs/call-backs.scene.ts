import { callBacks } from '#functions/registrations/call-backs.ts';
import type { CallBackId } from '#shared/ids.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { makeCallBack } from '#tests/factories/registration.ts';

/** Somebody with a phone that nobody else has. */
export const addCallBack = () => makeCallBack({ name: '李老师', phone: freshPhone() });

/** A colleague saves while the dialog is open. */
export const noteMeanwhile = (id: CallBackId, note: string): Promise<unknown> =>
  callBacks.change(id, (callBack) => ({ ...callBack, note }));

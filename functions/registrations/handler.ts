import { createHandler } from '#functions/request/create-handler.ts';
import { registrations } from '#shared/registrations/contract.ts';
import { addCallBack } from './add-call-back.ts';
import { listAreas } from './areas.ts';
import { handleCallBack } from './handle-call-back.ts';
import { listCallBacks } from './list-call-backs.ts';
import { registerSchool } from './register-school.ts';

export const handler = createHandler(registrations, {
  areas: listAreas,
  registerSchool,
  join: addCallBack,
  callBacks: listCallBacks,
  handleCallBack,
});

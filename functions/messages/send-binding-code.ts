import type { UseCase } from '#functions/request/create-handler.ts';
import type { messages } from '#shared/contracts/messages.ts';
import { issueCode } from './issue-code.ts';
import { bindingTarget } from './target.ts';

export const sendBindingCode: UseCase<typeof messages.endpoints.sendBindingCode> = (
  actor,
  { phone },
  deps,
) => issueCode(bindingTarget(actor.userId, phone), actor, deps);

import type { UseCase } from '#functions/request/create-handler.ts';
import type { works as contract } from '#shared/contracts/works.ts';
import { message } from '#shared/i18n/messages.ts';
import { WORK_CATEGORIES } from '#shared/works.ts';

export const listCategories: UseCase<typeof contract.endpoints.categories> = ({ language }) => ({
  list: WORK_CATEGORIES.map((id) => ({ id, label: message(language, `works.category.${id}`) })),
});

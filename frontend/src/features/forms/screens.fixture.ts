import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { forms } from '#shared/forms/contract.ts';
import { FormId } from '#shared/ids.ts';

const FORM = FormId.parse('frm-demo1');

export const addresses = {
  [paths.editForm.pattern]: paths.editForm(FORM),
  [paths.form.pattern]: paths.form(FORM),
  [paths.publicForm.pattern]: async () => {
    const { list } = await send(forms.endpoints.list, {});
    return list.filter(({ id }) => id === FORM).map(({ token }) => paths.publicForm(token))[0];
  },
};

import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { certificates } from '#shared/contracts/certificates.ts';
import { DESIGNED } from '../queries.ts';
import type { Begun, TemplateEditing } from './use-template.ts';

/** Saves a template. */
export function useSaving({ template }: Begun, editing: TemplateEditing, onSaved: () => void) {
  const { t } = useTranslation('certificates');
  const keyOf = useRequestKey();
  const { mutate, isPending, error } = useChange(certificates.endpoints.templateSave, {
    changes: DESIGNED,
    quiet: true,
  });
  const { name, script, content, design } = editing;
  const save = () =>
    mutate(
      {
        ...(template && { template_id: template.id, rev: template.rev }),
        name: name.trim(),
        script,
        design: JSON.stringify(design.design),
        request_key: keyOf(content),
      },
      {
        onSuccess: () => {
          toast.success(t('editor.saved'));
          onSaved();
        },
      },
    );
  return { save, working: isPending, problem: error };
}

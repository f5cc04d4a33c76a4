import ExtensionIcon from '@mui/icons-material/Extension';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TemplateCard } from '#frontend/src/entities/tasks/TemplateCard.tsx';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import type { TaskControl } from './task-form.ts';

/** The Scratch project that every student starts from, if any. */
export function TemplateField({ control }: { readonly control: TaskControl }) {
  const { t } = useTranslation('tasks');
  const [isChoosing, setChoosing] = useState(false);
  const { field, fieldState } = useController({ control, name: 'template_id' });
  const error = useIssueText('template_id', fieldState.error?.message, 'tasks');
  const choose = () => setChoosing(true);
  return (
    <Stack component="section" spacing={1} aria-label={t('template.label')}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('template.label')}
      </Typography>
      {field.value ? (
        <TemplateCard
          template={field.value}
          actions={
            <>
              <Button onClick={choose}>{t('template.change')}</Button>
              <Button color="error" onClick={() => field.onChange(null)}>
                {t('template.remove')}
              </Button>
            </>
          }
        />
      ) : (
        <Box>
          <Button variant="outlined" startIcon={<ExtensionIcon />} onClick={choose}>
            {t('template.choose')}
          </Button>
          <FormHelperText>{t('template.hint')}</FormHelperText>
        </Box>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      {isChoosing && (
        <TemplateDialog
          onChoose={(template) => {
            field.onChange(template);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}

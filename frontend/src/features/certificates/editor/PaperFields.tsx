import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '#frontend/src/lib/language.ts';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { PictureButton } from '#frontend/src/ui/pictures/PictureButton.tsx';
import { FRAMES, ORIENTATIONS } from '#shared/certificates/design.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { ColourField } from './ColourField.tsx';
import type { TemplateEditing } from './use-template.ts';
import { useUpload } from './use-upload.ts';

/** The name of a template, and what is the same all over the paper. */
export function PaperFields({ editing }: { readonly editing: TemplateEditing }) {
  const { t } = useTranslation('certificates');
  const { name, setName, script, setScript, addPicture, design: of } = editing;
  const { design, change, turn } = of;
  const { upload, working } = useUpload((picture) => {
    addPicture(picture);
    change({ background: picture.key });
  });
  return (
    <Stack spacing={2}>
      <LabelledInput
        label={t('editor.name')}
        required
        value={name}
        maxLength={CERTIFICATE_LIMITS.templateNameMax}
        onChange={({ target }) => setName(target.value)}
      />
      <LabelledSelect
        label={t('editor.script')}
        value={script}
        choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={({ target }) => setScript(target.value as Language)}
      />
      <LabelledSelect
        label={t('editor.orientation')}
        value={design.orientation}
        choices={ORIENTATIONS.map((value) => ({ value, label: t(`orientation.${value}`) }))}
        onChange={({ target }) => turn(target.value === 'portrait' ? 'portrait' : 'landscape')}
      />
      <LabelledSelect
        label={t('editor.frame')}
        value={design.frame}
        choices={FRAMES.map((value) => ({ value, label: t(`frame.${value}`) }))}
        onChange={({ target }) =>
          change({ frame: FRAMES.find((each) => each === target.value) ?? 'plain' })
        }
      />
      <ColourField
        label={t('editor.tone')}
        value={design.tone}
        onChange={(tone) => change({ tone })}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <PictureButton
          label={t('editor.background')}
          variant="outlined"
          working={working}
          onChoose={(file) => void upload(file)}
        />
        {design.background && (
          <Button onClick={() => change({ background: '' })}>{t('editor.noBackground')}</Button>
        )}
      </Stack>
    </Stack>
  );
}

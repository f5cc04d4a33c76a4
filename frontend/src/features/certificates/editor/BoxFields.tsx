import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { PictureButton } from '#frontend/src/ui/pictures/PictureButton.tsx';
import {
  ALIGNS,
  BOX_FONTS,
  type Box,
  CERTIFICATE_FIELDS,
  WEIGHTS,
} from '#shared/certificates/design.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { ColourField } from './ColourField.tsx';
import { NumberField } from './NumberField.tsx';
import { onPaper, type Place } from './place.ts';
import type { TemplateEditing } from './use-template.ts';
import { useUpload } from './use-upload.ts';

interface Props {
  readonly editing: TemplateEditing;
  readonly box: Box;
  readonly onChange: (values: Partial<Box>) => void;
}

const { sizeMin, sizeMax, boxTextMax } = CERTIFICATE_LIMITS;

/** What a text says, with a button for each field. */
function WordFields({ box, onChange }: Props) {
  const { t } = useTranslation('certificates');
  return (
    <>
      <LabelledInput
        label={t('editor.text')}
        multiline
        minRows={2}
        maxRows={6}
        maxLength={boxTextMax}
        value={box.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <div>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          {t('editor.fields')}
        </Typography>
        <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {CERTIFICATE_FIELDS.map((name) => (
            <Chip
              key={name}
              label={t(`placeholders.${name}`)}
              variant="outlined"
              onClick={() => onChange({ text: `${box.text}{${name}}`.slice(0, boxTextMax) })}
            />
          ))}
        </Stack>
      </div>
    </>
  );
}

/** How a text looks. */
function LetterFields({ box, onChange }: Props) {
  const { t } = useTranslation('certificates');
  return (
    <>
      <Stack direction="row" spacing={1}>
        <NumberField
          label={t('editor.size')}
          value={box.size}
          onChange={(size) =>
            onChange({ size: Math.round(Math.min(Math.max(size, sizeMin), sizeMax)) })
          }
        />
        <ColourField
          label={t('editor.colour')}
          value={box.colour}
          onChange={(colour) => onChange({ colour })}
        />
      </Stack>
      <LabelledSelect
        label={t('editor.font')}
        value={box.font}
        choices={BOX_FONTS.map((value) => ({ value, label: t(`font.${value}`) }))}
        onChange={({ target }) =>
          onChange({ font: target.value === 'traditional' ? 'traditional' : 'simplified' })
        }
      />
      <Stack direction="row" spacing={1}>
        <LabelledSelect
          label={t('editor.weight')}
          value={box.weight}
          choices={WEIGHTS.map((value) => ({ value, label: t(`weight.${value}`) }))}
          onChange={({ target }) =>
            onChange({ weight: target.value === 'bold' ? 'bold' : 'regular' })
          }
        />
        <LabelledSelect
          label={t('editor.align')}
          value={box.align}
          choices={ALIGNS.map((value) => ({ value, label: t(`align.${value}`) }))}
          onChange={({ target }) =>
            onChange({ align: ALIGNS.find((each) => each === target.value) ?? 'center' })
          }
        />
      </Stack>
    </>
  );
}

/** The picture of a seal or signature. */
function PictureField({ editing, onChange }: Props) {
  const { t } = useTranslation('certificates');
  const { upload, working } = useUpload((picture) => {
    editing.addPicture(picture);
    onChange({ picture: picture.key });
  });
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('editor.pictureHint')}
      </Typography>
      <PictureButton
        label={t('editor.picture')}
        variant="outlined"
        working={working}
        onChoose={(file) => void upload(file)}
      />
    </>
  );
}

const SIDES = ['x', 'y', 'width', 'height'] as const;
/** Tenths of a millimetre. */
const UNIT = 10;

/** Place and size in millimetres. */
function PlaceFields({ editing, box, onChange }: Props) {
  const { t } = useTranslation('certificates');
  const { orientation } = editing.design.design;
  const set = (side: keyof Place, value: number) =>
    onChange(onPaper({ ...box, [side]: value * UNIT }, orientation));
  const field = (side: (typeof SIDES)[number]) => (
    <NumberField
      key={side}
      label={t(`place.${side}`)}
      value={box[side] / UNIT}
      onChange={(value) => set(side, value)}
    />
  );
  return (
    <>
      <Stack direction="row" spacing={1}>
        {SIDES.slice(0, 2).map(field)}
      </Stack>
      <Stack direction="row" spacing={1}>
        {SIDES.slice(2).map(field)}
      </Stack>
    </>
  );
}

/** All that can be changed of the chosen box. */
export function BoxFields(props: Props & { readonly onRemove: () => void }) {
  const { box, onRemove } = props;
  const { t } = useTranslation('certificates');
  return (
    <Stack spacing={2}>
      <Typography variant="h3">{t(`box.${box.kind}`)}</Typography>
      {box.kind === 'text' && (
        <>
          <WordFields {...props} />
          <LetterFields {...props} />
        </>
      )}
      {(box.kind === 'seal' || box.kind === 'signature') && <PictureField {...props} />}
      <PlaceFields {...props} />
      <Button color="error" onClick={onRemove} sx={{ alignSelf: 'start' }}>
        {t('editor.removeBox')}
      </Button>
    </Stack>
  );
}

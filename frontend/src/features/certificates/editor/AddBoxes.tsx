import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { BOX_KINDS, type BoxKind, PAPER } from '#shared/certificates/design.ts';
import { newBox } from '#shared/certificates/starters.ts';
import type { TemplateEditing } from './use-template.ts';

const SIZES: Readonly<Record<BoxKind, readonly [number, number]>> = {
  text: [1200, 160],
  seal: [400, 400],
  signature: [500, 200],
  code: [280, 280],
};

/** Buttons for what can be put on the paper, in its middle. */
export function AddBoxes({ editing }: { readonly editing: TemplateEditing }) {
  const { t } = useTranslation('certificates');
  const { design: of, script } = editing;
  const add = (kind: BoxKind) => {
    const paper = PAPER[of.design.orientation];
    const [width, height] = SIZES[kind];
    const place = [(paper.width - width) / 2, (paper.height - height) / 2, width, height] as const;
    of.addBox(newBox(kind, place, script, kind === 'text' ? { text: t('editor.newText') } : {}));
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {BOX_KINDS.map((kind) => (
        <Button
          key={kind}
          size="small"
          variant="outlined"
          disabled={of.isFull}
          onClick={() => add(kind)}
        >
          {t(`add.${kind}`)}
        </Button>
      ))}
    </Stack>
  );
}

import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QUESTION_KINDS, type QuestionKind } from '#shared/forms/questions.ts';

interface Props {
  readonly disabled: boolean;
  readonly onAdd: (kind: QuestionKind) => void;
}

/** Adds a question of a kind. */
export function AddQuestion({ disabled, onAdd }: Props) {
  const { t } = useTranslation('forms');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={disabled}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('build.add')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {QUESTION_KINDS.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              onAdd(kind);
            }}
          >
            {t(`kinds.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

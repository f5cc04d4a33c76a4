import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '../form/LabelledInput.tsx';

/** Completes a URL that was typed without its scheme. */
const withScheme = (address: string): string =>
  /^(?:https?:\/\/|mailto:|tel:)/i.test(address) ? address : `https://${address}`;

/** Adds, changes or removes the link of the selected text. */
export function LinkButton({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('richText');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [address, setAddress] = useState('');
  function open(at: HTMLElement): void {
    setAddress(String(editor.getAttributes('link').href ?? ''));
    setAnchor(at);
  }
  function save(event: FormEvent): void {
    event.preventDefault();
    // The event must not reach the form that contains the editor.
    event.stopPropagation();
    const chain = editor.chain().focus().extendMarkRange('link');
    const typed = address.trim();
    if (typed) chain.setLink({ href: withScheme(typed) }).run();
    else chain.unsetLink().run();
    setAnchor(null);
  }
  return (
    <>
      <Tooltip title={t('tools.link')}>
        <ToggleButton
          value="link"
          size="small"
          aria-label={t('tools.link')}
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          <LinkIcon />
        </ToggleButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Stack component="form" spacing={1} onSubmit={save} sx={{ p: 2 }}>
          <LabelledInput
            label={t('linkAddress')}
            value={address}
            placeholder="https://"
            autoFocus
            onChange={({ target }) => setAddress(target.value)}
          />
          <Button type="submit" variant="contained">
            {address.trim() ? t('setLink') : t('removeLink')}
          </Button>
        </Stack>
      </Popover>
    </>
  );
}

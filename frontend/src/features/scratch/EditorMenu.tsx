import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Disabled until a project is open. */
  readonly isOpen: boolean;
  /** There are versions to look at, also when the newest does not open. */
  readonly hasVersions: boolean;
  readonly onCopy: () => void;
  readonly onVersions: () => void;
  readonly onFullScreen: () => void;
  readonly onAbout: () => void;
}

export function EditorMenu({ isOpen, hasVersions, ...actions }: Props) {
  const { t } = useTranslation('scratch');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const closing = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('more')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem disabled={!isOpen} onClick={closing(actions.onFullScreen)}>
          {t('fullScreen')}
        </MenuItem>
        <MenuItem disabled={!isOpen} onClick={closing(actions.onCopy)}>
          {t('saveCopy')}
        </MenuItem>
        <MenuItem disabled={!hasVersions} onClick={closing(actions.onVersions)}>
          {t('versions')}
        </MenuItem>
        <MenuItem onClick={closing(actions.onAbout)}>{t('about')}</MenuItem>
      </Menu>
    </>
  );
}

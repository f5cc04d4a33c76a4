import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { RAIL } from '#shared/site/first-script-terms.ts';
import { readStored, STORAGE_KEY, writeStored } from '../../lib/storage.ts';

/** The menu's state: beside the page and collapsible to icons, or on phones a drawer over it. */
export function useSidebar() {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [isRail, setRail] = useState(() => readStored(STORAGE_KEY.sidebar) === RAIL);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    if (isPhone) return setDrawerOpen(!isDrawerOpen);
    writeStored(STORAGE_KEY.sidebar, isRail ? 'full' : RAIL);
    setRail(!isRail);
  };
  return {
    isPhone,
    isRail: isRail && !isPhone,
    isDrawerOpen,
    toggle,
    closeDrawer: () => setDrawerOpen(false),
  };
}
export type Sidebar = ReturnType<typeof useSidebar>;

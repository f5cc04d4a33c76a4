import { useState } from 'react';

export type UserInfoTab = 'info' | 'password';

/** Which tab is shown, and whether one of them holds something unsaved. `onSaved` runs when nothing is left to save. */
export function useUserInfo(initialTab: UserInfoTab, onSaved: () => void) {
  const [tab, setTab] = useState<UserInfoTab>(initialTab);
  const [infoDirty, setInfoDirty] = useState(false);
  const [passwordDirty, setPasswordDirty] = useState(false);
  return {
    tab,
    setTab,
    dirty: infoDirty || passwordDirty,
    info: { onDirty: setInfoDirty, onDone: () => passwordDirty || onSaved() },
    password: { onDirty: setPasswordDirty, onDone: () => infoDirty || onSaved() },
  };
}
export type UserInfo = Omit<ReturnType<typeof useUserInfo>, 'dirty'>;

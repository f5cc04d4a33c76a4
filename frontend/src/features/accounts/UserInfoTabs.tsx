import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { PersonalInfo } from './PersonalInfo.tsx';

export type UserInfoTab = 'info' | 'password';

/** The current tab, and whether a tab has unsaved input. `onSaved` is called when nothing is left to save. */
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
type UserInfo = Omit<ReturnType<typeof useUserInfo>, 'dirty'>;

interface PanelProps {
  readonly id: string;
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** Hidden instead of unmounted, so that input in one tab is kept while the other is shown. */
function TabPanel({ id, shown, children }: PanelProps) {
  return (
    <Box
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-tab`}
      hidden={!shown}
      sx={{ pt: 2 }}
    >
      {children}
    </Box>
  );
}

interface Props extends UserInfo {
  readonly onCancel?: () => void;
}

/** Whoever came by a sign-in card finds why password and phone cannot be changed. */
export function UserInfoTabs(props: Props) {
  const { t } = useTranslation('accounts');
  const { user } = useSignedIn();
  if (user.by_card !== 1) return <BothTabs {...props} />;
  return (
    <Stack spacing={2}>
      <Alert severity="info">{t('byCard')}</Alert>
      <PersonalInfo {...props.info} onCancel={props.onCancel} />
    </Stack>
  );
}

/** The two tabs of the user info: personal info, and change of password (specification 2). */
function BothTabs({ tab, setTab, info, password, onCancel }: Props) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const tabProps = (name: string) => ({
    value: name,
    id: `${id}-${name}-tab`,
    'aria-controls': `${id}-${name}-panel`,
  });
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next) => setTab(next)}
        variant="fullWidth"
        aria-label={t('title')}
      >
        <Tab label={t('tabInfo')} {...tabProps('info')} />
        <Tab label={t('tabPassword')} {...tabProps('password')} />
      </Tabs>
      <TabPanel id={`${id}-info`} shown={tab === 'info'}>
        <PersonalInfo {...info} onCancel={onCancel} />
      </TabPanel>
      <TabPanel id={`${id}-password`} shown={tab === 'password'}>
        <ChangePasswordForm {...password} onCancel={onCancel} />
      </TabPanel>
    </>
  );
}

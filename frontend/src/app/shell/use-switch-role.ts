import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ROLE } from '#shared/roles.ts';
import { homeOf } from '../../lib/homes.ts';
import { useSignedIn } from '../../lib/session.ts';
import { switchAccount } from '../../lib/session-actions.ts';
import { useSite } from '../../lib/site.ts';
import { toast } from '../../lib/toasts.ts';

/** The roles that a demo account may switch between (specification 6). */
export const DEMO_ROLES = [ROLE.principal, ROLE.teacher, ROLE.student] as const;
type DemoRole = (typeof DEMO_ROLES)[number];

/** Signs a demo account out and in as the demo account of another role. */
export function useSwitchRole() {
  const { t } = useTranslation('shell');
  const { role: present } = useSignedIn();
  const { data: site } = useSite();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (role: DemoRole) => {
      const username = site?.demo?.accounts[role];
      if (!site?.demo || !username) throw new Error(`no demo account of role ${role}`);
      return switchAccount({ username, password: site.demo.password });
    },
    onSuccess: ({ role }) => {
      toast.success(t('switched', { role: t(`role${role}`) }));
      return navigate(homeOf(role), { replace: true });
    },
    onError: () => toast.error(t('switchFailed')),
    meta: { quiet: true },
  });

  const switchTo = (role: DemoRole) => {
    if (role === present) toast.warning(t('alreadyRole', { role: t(`role${role}`) }));
    else mutate(role);
  };
  return { switchTo, isPending };
}

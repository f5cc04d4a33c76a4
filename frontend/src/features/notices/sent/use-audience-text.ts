import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { SentNotice } from '#shared/notices/fields.ts';
import { NOTICE_ROLES } from '#shared/notices/rules.ts';

/** To whom a notice goes, in words: everybody, roles, classes by name, and how many people beside them. */
export function useAudienceText(): (notice: SentNotice) => string {
  const { t } = useTranslation('sent');
  const { list } = useFormats();
  return useCallback(
    ({ roles, classes, user_ids }) => {
      if (roles.length === NOTICE_ROLES.length) return t('wholeSchool');
      const count = user_ids.length;
      const parts = [
        ...roles.map((role) => t(`role.${role}`)),
        ...classes.map(({ name }) => name),
        ...(count > 0 ? [t('people', { count })] : []),
      ];
      return parts.length > 0 ? list(parts) : '—';
    },
    [t, list],
  );
}

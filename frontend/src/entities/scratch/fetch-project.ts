import i18next from 'i18next';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { fetchWhole } from '#frontend/src/lib/fetch-steadily.ts';

/** The file of a project, however long it takes. */
export const fetchProject = (url: string): Promise<ArrayBuffer> =>
  fetchWhole(url).catch(() => {
    throw new ApiError({ kind: 'network', message: i18next.t('common:networkError') });
  });

import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { reports } from '#shared/reports/contract.ts';

const { ofStudent, learned } = reports.endpoints;

export const useOwnReports = () => useInfiniteQuery(pagesOf(ofStudent, {}));
export const useLearned = () => useInfiniteQuery(pagesOf(learned, {}));

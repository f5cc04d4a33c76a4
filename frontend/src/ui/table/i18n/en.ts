import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  clearSearch: 'Clear the search',
  columns: 'Columns',
  sort: 'Sort by',
  defaultOrder: 'Default order',
  rowActions: 'Actions for {{name}}',
  selectRow: 'Select {{name}}',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
  clearSelection: 'Clear the selection',
  bulkActions: 'Actions for the selection',
  pageSize: 'Rows per page',
  perPage_one: '{{count}} per page',
  perPage_other: '{{count}} per page',
  range: '{{from}}–{{to}}',
  rangeOf_one: '{{from}}–{{to}} of {{count}}',
  rangeOf_other: '{{from}}–{{to}} of {{count}}',
  previous: 'Previous page',
  next: 'Next page',
  nothingFound: 'No results',
  nothingFoundHint: 'Try another search, or clear the filters.',
  clearAll: 'Clear search and filters',
};

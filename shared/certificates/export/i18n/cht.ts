import type { certificatesExportZh } from './zh.ts';

export const certificatesExportCht: Partial<Record<keyof typeof certificatesExportZh, string>> = {
  'exports.of.running': '序號',
};

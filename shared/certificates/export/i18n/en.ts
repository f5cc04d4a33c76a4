import type { certificatesExportZh } from './zh.ts';

export const certificatesExportEn: Readonly<Record<keyof typeof certificatesExportZh, string>> = {
  'exports.sheet.certificates': 'Certificates',
  'exports.sheet.certificateTemplates': 'Certificate templates',
  'exports.of.level': 'Level',
  'exports.of.revoked': 'Revoked on',
  'exports.of.made': 'Made',
  'exports.of.year': 'Year',
  'exports.of.running': 'Running number',
  'exports.of.script': 'Script',
  'exports.of.design': 'Design',
};

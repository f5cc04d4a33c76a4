import type { certificatesZh } from './zh.ts';

export const certificatesEn: Readonly<Record<keyof typeof certificatesZh, string>> = {
  'certificates.missing': 'There is no such certificate',
  'certificates.noBatch': 'There is no such plan of certificates',
  'certificates.noTemplate': 'There is no such template',
  'certificates.notYours': 'Only principals and whoever made it may do that',
  'certificates.isRevoked': 'This certificate was revoked',
  'certificates.tooLateToDelete':
    'A certificate can be deleted by whoever made it, within {hours} hours. Revoke it instead',
  'certificates.batchHasSome':
    'This plan still has certificates, or is still running, so it cannot be deleted',
  'certificates.tooManyTemplates':
    'There can be {count} templates at most. Delete one that you do not need',
  'certificates.tooManyVersions': 'A certificate can be made again {count} times at most',
  'certificates.tooLargeToPrint': 'The file would be too large. Choose fewer certificates',
  'certificates.tooManyTries': 'Too many numbers were tried. Please try again later',
  'certificates.unknown': 'This number is not known',
  'certificates.made.title': 'You have a certificate: {title}',
  'certificates.made.body': 'Open “My journey” to see it and to download it.',
  'rule.design.picture': 'A picture of the design is missing. Upload it again',
  'rule.design.invalid': 'The design is not complete, or something lies beyond the paper',
};

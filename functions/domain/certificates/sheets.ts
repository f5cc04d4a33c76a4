import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { listed } from '#functions/domain/sheets/walks.ts';
import { CertificateId, CertificateTemplateId } from '#shared/ids.ts';
import { CERTIFICATE_LISTS, certificates } from './certificate.ts';
import { certificateTemplates, TEMPLATE_LIST } from './certificate-template.ts';

/** Certificates of students, and what they may look like. */
export const CERTIFICATE_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.certificates',
    columns: [
      'id',
      'studentName',
      'className',
      'title',
      'course',
      'level',
      'date',
      'year',
      'running',
      'code',
      'version',
      'state',
      'revoked',
      'reason',
      'made',
      'byName',
    ],
    walks: [
      listed(CERTIFICATE_LISTS.all, (schoolId, id) =>
        certificates.key({ schoolId, id: CertificateId.parse(id) }),
      ),
    ],
  },
  {
    title: 'exports.sheet.certificateTemplates',
    columns: ['id', 'name', 'script', 'design', 'byName', 'changed'],
    walks: [
      listed(TEMPLATE_LIST, (schoolId, id) =>
        certificateTemplates.key({ schoolId, id: CertificateTemplateId.parse(id) }),
      ),
    ],
  },
];

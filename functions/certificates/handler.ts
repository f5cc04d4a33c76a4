import { createHandler } from '#functions/request/create-handler.ts';
import { certificates } from '#shared/certificates/contract.ts';
import { cancelBatch, listBatches, retryBatch, showBatch, stepBatch } from './batches.ts';
import { makeAgain, revokeCertificate } from './change-certificate.ts';
import { deleteCertificates } from './delete-certificates.ts';
import { getFamilyFile, getFile, previewDesign, printCertificates } from './files.ts';
import { listCertificates } from './list-certificates.ts';
import { planCertificates } from './plan-certificates.ts';
import { listTemplates, removeTemplate, saveTemplate, showTemplate } from './templates.ts';
import { verifyNumber } from './verify-number.ts';

export const handler = createHandler(certificates, {
  save: planCertificates,
  remove: deleteCertificates,
  list: listCertificates,
  step: stepBatch,
  batch: showBatch,
  batches: listBatches,
  cancel: cancelBatch,
  retry: retryBatch,
  revoke: revokeCertificate,
  again: makeAgain,
  file: getFile,
  print: printCertificates,
  verify: verifyNumber,
  family: getFamilyFile,
  templates: listTemplates,
  template: showTemplate,
  templateSave: saveTemplate,
  templateRemove: removeTemplate,
  preview: previewDesign,
});

import { loadSite } from '#functions/domain/schools/site.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { portal } from '#shared/contracts/portal.ts';

export const getServicePhone: UseCase<typeof portal.endpoints.servicePhone> = async () => {
  const { tel, qrcode } = await loadSite();
  return { tel, qrcode };
};

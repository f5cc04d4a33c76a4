import type { UseCase } from '#functions/_lib/create-handler.ts';
import { loadSite } from '#functions/_lib/entities/site.ts';
import type { portal } from '#shared/contracts/portal.ts';

export const getServicePhone: UseCase<typeof portal.endpoints.servicePhone> = async () => {
  const { tel, qrcode } = await loadSite();
  return { tel, qrcode };
};

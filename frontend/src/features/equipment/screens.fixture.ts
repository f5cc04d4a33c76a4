import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { equipment } from '#shared/equipment/contract.ts';

export const addresses = {
  [paths.equipmentPiece.pattern]: async () => {
    const { list } = await send(equipment.endpoints.list, {});
    return list.map(({ id }) => paths.equipmentPiece(id))[0];
  },
};

import type { UseCase } from '#functions/request/create-handler.ts';
import {
  HELP_PICTURE_NAMES,
  HELP_PICTURE_SIZE,
  HELP_PICTURES,
  helpPictureUrl,
} from '#shared/help/pictures.ts';
import type { portal } from '#shared/portal/contract.ts';

export const listHelpPictures: UseCase<typeof portal.endpoints.helpPictures> = (
  { language },
  { topic: wanted },
) => ({
  list: HELP_PICTURE_NAMES.filter((name) => !wanted || HELP_PICTURES[name].topic === wanted).map(
    (name) => ({
      topic: HELP_PICTURES[name].topic,
      name,
      url: helpPictureUrl(name, language),
      caption: HELP_PICTURES[name].caption[language],
      ...HELP_PICTURE_SIZE,
    }),
  ),
});

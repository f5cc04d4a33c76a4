import ChatOutlinedIcon from '@mui/icons-material/ChatOutlined';
import MarkUnreadChatAltIcon from '@mui/icons-material/MarkUnreadChatAlt';
import { useTranslation } from 'react-i18next';
import type { ReportLine } from '../queries.ts';

/** The family has written, and nobody has marked it as seen; or somebody has. */
export function WordIcon({ word }: Pick<ReportLine, 'word'>) {
  const { t } = useTranslation('reports');
  if (!word) return null;
  const isNew = word === 'new';
  const Icon = isNew ? MarkUnreadChatAltIcon : ChatOutlinedIcon;
  return (
    <Icon
      fontSize="small"
      color={isNew ? 'warning' : 'action'}
      titleAccess={t(isNew ? 'family.newWord' : 'family.seenWord')}
      sx={{ verticalAlign: 'middle' }}
    />
  );
}

import type { SvgIconComponent } from '@mui/icons-material';
import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import AssignmentIcon from '@mui/icons-material/Assignment';
import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import BadgeIcon from '@mui/icons-material/Badge';
import BarChartIcon from '@mui/icons-material/BarChart';
import BrushIcon from '@mui/icons-material/Brush';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import CastForEducationIcon from '@mui/icons-material/CastForEducation';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import ClassIcon from '@mui/icons-material/Class';
import CollectionsIcon from '@mui/icons-material/Collections';
import CoPresentIcon from '@mui/icons-material/CoPresent';
import DomainIcon from '@mui/icons-material/Domain';
import ExploreIcon from '@mui/icons-material/Explore';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import FolderIcon from '@mui/icons-material/Folder';
import GroupIcon from '@mui/icons-material/Group';
import HistoryIcon from '@mui/icons-material/History';
import HomeIcon from '@mui/icons-material/Home';
import KeyIcon from '@mui/icons-material/Key';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import NotificationsIcon from '@mui/icons-material/Notifications';
import PaletteIcon from '@mui/icons-material/Palette';
import PeopleAltIcon from '@mui/icons-material/PeopleAlt';
import PersonIcon from '@mui/icons-material/Person';
import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback';
import SchoolIcon from '@mui/icons-material/School';
import SettingsIcon from '@mui/icons-material/Settings';
import StorageIcon from '@mui/icons-material/Storage';
import TimelapseIcon from '@mui/icons-material/Timelapse';
import VideoCameraFrontIcon from '@mui/icons-material/VideoCameraFront';

/** The icons that the server's menu may name. */
const ICONS: Readonly<Record<string, SvgIconComponent>> = {
  account: AccountCircleIcon,
  badge: BadgeIcon,
  calendar: CalendarMonthIcon,
  call: PhoneCallbackIcon,
  class: ClassIcon,
  create: BrushIcon,
  folder: FolderIcon,
  gallery: ExploreIcon,
  group: GroupIcon,
  home: HomeIcon,
  hours: TimelapseIcon,
  key: KeyIcon,
  live: VideoCameraFrontIcon,
  log: HistoryIcon,
  office: AccountBalanceIcon,
  palette: PaletteIcon,
  people: PeopleAltIcon,
  notice: NotificationsIcon,
  person: PersonIcon,
  record: FactCheckIcon,
  report: AutoStoriesIcon,
  platform: DomainIcon,
  school: SchoolIcon,
  statistics: BarChartIcon,
  settings: SettingsIcon,
  storage: StorageIcon,
  study: MenuBookIcon,
  task: AssignmentIcon,
  teaching: CastForEducationIcon,
  teacher: CoPresentIcon,
  works: CollectionsIcon,
};

/** Falls back to a plain circle for unknown names. */
export const menuIcon = (name: string): SvgIconComponent => ICONS[name] ?? CircleOutlinedIcon;

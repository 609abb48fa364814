import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Car from 'lucide-react/icons/car'
import ChartColumn from 'lucide-react/icons/chart-column'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Coins from 'lucide-react/icons/coins'
import Copy from 'lucide-react/icons/copy'
import Crown from 'lucide-react/icons/crown'
import Download from 'lucide-react/icons/download'
import Droplets from 'lucide-react/icons/droplets'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Flame from 'lucide-react/icons/flame'
import Gem from 'lucide-react/icons/gem'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import History from 'lucide-react/icons/history'
import Hourglass from 'lucide-react/icons/hourglass'
import ImagePlus from 'lucide-react/icons/image-plus'
import Info from 'lucide-react/icons/info'
import Landmark from 'lucide-react/icons/landmark'
import ListFilter from 'lucide-react/icons/list-filter'
import Lock from 'lucide-react/icons/lock'
import Medal from 'lucide-react/icons/medal'
import MessageCircle from 'lucide-react/icons/message-circle'
import Mic from 'lucide-react/icons/mic'
import Minus from 'lucide-react/icons/minus'
import Music from 'lucide-react/icons/music'
import Pause from 'lucide-react/icons/pause'
import PawPrint from 'lucide-react/icons/paw-print'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import QrCode from 'lucide-react/icons/qr-code'
import ReceiptText from 'lucide-react/icons/receipt-text'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Signature from 'lucide-react/icons/signature'
import Sparkles from 'lucide-react/icons/sparkles'
import Sprout from 'lucide-react/icons/sprout'
import Square from 'lucide-react/icons/square'
import Star from 'lucide-react/icons/star'
import Swords from 'lucide-react/icons/swords'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import Ticket from 'lucide-react/icons/ticket'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Trophy from 'lucide-react/icons/trophy'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import Video from 'lucide-react/icons/video'
import Wallet from 'lucide-react/icons/wallet'
import X from 'lucide-react/icons/x'

/** Every picture that pages may ask for, by its name in Lucide. One more costs about 60 bytes of every full page. */
export const ICONS = {
  // Ways about
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-down': ChevronDown,
  x: X,
  check: Check,
  plus: Plus,
  minus: Minus,
  search: Search,
  'list-filter': ListFilter,
  'refresh-cw': RefreshCw,
  ellipsis: Ellipsis,
  // What is so
  info: Info,
  'circle-question-mark': CircleQuestionMark,
  'triangle-alert': TriangleAlert,
  'circle-check': CircleCheck,
  lock: Lock,
  eye: Eye,
  'eye-off': EyeOff,
  clock: Clock,
  hourglass: Hourglass,
  history: History,
  'calendar-days': CalendarDays,
  bell: Bell,
  // What is done
  copy: Copy,
  download: Download,
  upload: Upload,
  'share-2': Share2,
  send: Send,
  pencil: Pencil,
  'trash-2': Trash2,
  play: Play,
  pause: Pause,
  square: Square,
  'image-plus': ImagePlus,
  video: Video,
  'qr-code': QrCode,
  signature: Signature,
  // People and halls
  user: User,
  users: Users,
  'user-plus': UserPlus,
  heart: Heart,
  'thumbs-up': ThumbsUp,
  'message-circle': MessageCircle,
  mic: Mic,
  music: Music,
  // Campaigns
  trophy: Trophy,
  medal: Medal,
  crown: Crown,
  gift: Gift,
  coins: Coins,
  ticket: Ticket,
  star: Star,
  sparkles: Sparkles,
  flame: Flame,
  swords: Swords,
  gem: Gem,
  droplets: Droplets,
  sprout: Sprout,
  'paw-print': PawPrint,
  car: Car,
  // Money and papers
  wallet: Wallet,
  landmark: Landmark,
  'receipt-text': ReceiptText,
  'shopping-bag': ShoppingBag,
  'shield-check': ShieldCheck,
  'file-text': FileText,
  'book-open': BookOpen,
  'chart-column': ChartColumn,
} as const

export type IconName = keyof typeof ICONS

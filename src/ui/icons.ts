import type SvgIcon from '@mui/material/SvgIcon';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import Call from '@mui/icons-material/CallOutlined';
import CallSplit from '@mui/icons-material/CallSplitOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import CreditScore from '@mui/icons-material/CreditScoreOutlined';
import CorporateFare from '@mui/icons-material/CorporateFareOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined';
import Draw from '@mui/icons-material/DrawOutlined';
import EmojiEmotions from '@mui/icons-material/EmojiEmotionsOutlined';
import Event from '@mui/icons-material/EventOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Gavel from '@mui/icons-material/GavelOutlined';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import LocalActivity from '@mui/icons-material/LocalActivityOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Psychology from '@mui/icons-material/PsychologyOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import QrCode2 from '@mui/icons-material/QrCode2Outlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Redeem from '@mui/icons-material/RedeemOutlined';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Savings from '@mui/icons-material/SavingsOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import SwapHoriz from '@mui/icons-material/SwapHorizOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Videocam from '@mui/icons-material/VideocamOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';

/**
 * One icon per meaning: of menu groups, screens and entities. A declaration names an icon by its key here.
 * All are of one family (Material, outlined); the shell's own controls (close, search …) import theirs directly.
 */
export const icons = {
  home: Home,
  people: People,
  person: Person,
  personAdd: GroupAdd,
  badge: Badge,
  payments: Payments,
  contract: Description,
  signature: Draw,
  loan: RequestQuote,
  pending: HourglassEmpty,
  collateral: FactCheck,
  car: DirectionsCar,
  watchlist: Visibility,
  registry: CreditScore,
  court: Gavel,
  accounting: AccountBalance,
  account: Savings,
  transfer: SwapHoriz,
  percent: Percent,
  wallet: AccountBalanceWallet,
  envelope: Redeem,
  split: CallSplit,
  qr: QrCode2,
  coupon: LocalActivity,
  receipt: ReceiptLong,
  message: Campaign,
  sms: Sms,
  mail: Mail,
  notification: Notifications,
  article: Article,
  video: Videocam,
  image: Image,
  calendar: Event,
  donation: VolunteerActivism,
  options: Tune,
  branch: Apartment,
  sticker: EmojiEmotions,
  question: HelpOutline,
  test: Psychology,
  merchant: Storefront,
  school: School,
  organization: CorporateFare,
  report: Assessment,
  history: History,
  call: Call,
  blocked: Block,
  category: Category,
  web: Public,
  settings: Settings,
  key: Key,
} as const satisfies Record<string, typeof SvgIcon>;

/** A key of the icon table. */
export type IconName = keyof typeof icons;

/**
 * Every drawn sign of the site: one list, so that a remote carries none of its own. Never `*`: what nobody names
 * must be shaken off.
 */
export { ArrowDownToLine, ArrowUpFromLine, Calendar, ChartLine, ChartNoAxesColumn, Check, ChevronDown, ChevronLeft, ChevronRight, ChevronsRight, CircleAlert, CircleCheck, CircleUserRound, Clock, CloudRain, Coins, Copy, CreditCard, Crown, Download, ExternalLink, Eye, EyeOff, Gamepad2, Gift, HandCoins, Headset, Heart, House, Image, Info, Landmark, Link, List, LockKeyhole, LogIn, LogOut, Mail, Megaphone, Menu, Minus, Network, Pause, Percent, Play, Plus, QrCode, ReceiptText, RefreshCw, RotateCw, ScrollText, Search, Send, Settings, ShieldCheck, SlidersHorizontal, Smartphone, SquarePen, Ticket, TicketPercent, TrendingUp, TriangleAlert, Trophy, Upload, UserRound, UserRoundPlus, UsersRound, Wallet, X, } from 'lucide-react';
export { BrandMark } from './brand-mark.d.ts';
export { CategoryIcon } from './category-icons.d.ts';
export { Flag } from './flags.d.ts';
export { type Hue, hueOf } from './hues.d.ts';
export { Swell } from './swell.d.ts';

import type { Text } from './text.ts'

/** Halls name themselves; a few do it in three languages. */
export const HALLS: readonly { roomId: string; name: Text; slogan: Text }[] = [
  {
    roomId: '88001',
    name: { zh: '月下茶馆', en: 'Moonlit Teahouse', tw: '月下茶館' },
    slogan: {
      zh: '一壶清茶，听你慢慢说',
      en: 'A pot of tea, and all the time you need',
      tw: '一壺清茶，聽你慢慢說',
    },
  },
  {
    roomId: '88002',
    name: { zh: '星河电台', en: 'Galaxy Radio', tw: '星河電台' },
    slogan: { zh: '每晚九点，准时降落', en: 'Landing every night at nine', tw: '每晚九點，準時降落' },
  },
  {
    roomId: '88003',
    name: { zh: '狼人不眠夜', en: 'Sleepless Werewolves', tw: '狼人不眠夜' },
    slogan: {
      zh: '天黑请闭眼，老手带新手',
      en: 'Night falls. Old wolves teach new ones',
      tw: '天黑請閉眼，老手帶新手',
    },
  },
  {
    roomId: '88004',
    name: { zh: '街角唱片店', en: 'Corner Record Shop', tw: '街角唱片行' },
    slogan: { zh: '点歌、接唱、慢慢聊', en: 'Requests, duets and slow talk', tw: '點歌、接唱、慢慢聊' },
  },
  {
    roomId: '88005',
    name: { zh: '晚安树洞', en: 'Goodnight Hollow', tw: '晚安樹洞' },
    slogan: { zh: '把今天放下，再去睡', en: 'Put the day down, then sleep', tw: '把今天放下，再去睡' },
  },
  {
    roomId: '88006',
    name: { zh: '一起吃饭吧', en: "Let's Have Dinner", tw: '一起吃飯吧' },
    slogan: { zh: '今晚谁做饭？', en: 'Who is cooking tonight?', tw: '今晚誰做飯？' },
  },
  {
    roomId: '88007',
    name: { zh: '你画我猜俱乐部', en: 'Draw & Guess Club', tw: '你畫我猜俱樂部' },
    slogan: {
      zh: '画得越丑，越受欢迎',
      en: 'The worse the drawing, the louder the cheer',
      tw: '畫得越醜，越受歡迎',
    },
  },
  {
    roomId: '88008',
    name: { zh: '海边的长椅', en: 'A Bench by the Sea', tw: '海邊的長椅' },
    slogan: { zh: '不说话也可以', en: 'You may also just sit', tw: '不說話也可以' },
  },
  {
    roomId: '88009',
    name: { zh: '深夜食谱研究所', en: 'Midnight Recipe Lab', tw: '深夜食譜研究所' },
    slogan: { zh: '泡面的一百种吃法', en: 'A hundred ways with instant noodles', tw: '泡麵的一百種吃法' },
  },
  {
    roomId: '88010',
    name: { zh: '云上练歌房', en: 'Cloud Karaoke', tw: '雲上練歌房' },
    slogan: { zh: '跑调也有掌声', en: 'Off-key gets applause too', tw: '走音也有掌聲' },
  },
]

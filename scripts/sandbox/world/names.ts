/** Names as people give them to themselves: long, short, mixed scripts, emoji. Taken in turn by id. */
const NAMES = [
  '晚风',
  '橘子汽水',
  '今晚月色真美🌙',
  'Luna_星河',
  '一只小鹿',
  '北极星没有眼泪',
  'MoMo',
  '南风知我意',
  '七月的海✨',
  '小熊软糖',
  'Kevin.J',
  '林间有鹿鸣',
  '不吃香菜',
  '声声慢',
  '云朵派送员☁️',
  'Yuki',
  '凌晨三点的便利店真的很温柔很温柔',
  '棉花糖',
  '阿离',
  '人間煙火',
  '大橙子',
  'Sunny & Rain',
  '白茶清欢',
  '山野游客',
  '雾里看花',
  '蓝莓苏打',
  'Aria.',
  '半糖去冰',
  '老船长',
  '月亮失眠夜',
  '糯米团子',
  '拾光者',
  '听雨',
  '向日葵🌻',
  'Noah',
  '旧城以西',
  '荔枝味的夏天',
  '小满',
  '山風與海',
  '十一点零七',
  '企鹅散步',
]

/** Names that must never be rendered as HTML, by the end of the person's id. */
const HOSTILE: Readonly<Record<string, string>> = { 13: '<b>阿泽</b>', 27: '"><img src=x>' }

export function nameOf(id: string): string {
  return HOSTILE[id.slice(-2)] ?? NAMES[Number(id) % NAMES.length] ?? ''
}

export const SIGNATURES = ['', '愿你被温柔以待', 'Sing me to sleep 🎧', '每晚九点，不见不散', '今天也要開心']

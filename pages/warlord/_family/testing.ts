/** Words that several stories of the family use. */
export const CLAIM = { zh: '领取', en: 'Claim', tw: '領取' }
export const CLAIMED = { zh: '已领取', en: 'Claimed', tw: '已領取' }
export const GREAT = { zh: '开心收下', en: 'Great', tw: '開心收下' }

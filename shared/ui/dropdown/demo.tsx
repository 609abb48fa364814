import { useState } from 'react'
import type { Demo } from '#testing/demo.ts'
import { Menu, Select } from './index.ts'

export default {
  select: ({ say }) => {
    const [value, setValue] = useState('all')
    const options = [
      { id: 'all', label: say({ zh: '全部', en: 'All', tw: '全部' }) },
      { id: 'effective', label: say({ zh: '有效', en: 'Effective', tw: '有效' }) },
      { id: 'invalid', label: say({ zh: '无效', en: 'Invalid', tw: '無效' }) },
      { id: 'vip', label: say({ zh: 'VIP 包场', en: 'VIP charter', tw: 'VIP 包場' }) },
    ]
    return (
      <Select
        label={say({ zh: '状态', en: 'Status', tw: '狀態' })}
        options={options}
        value={value}
        onChange={setValue}
      />
    )
  },
  'many options': ({ say }) => {
    const [value, setValue] = useState('2026-11')
    const options = Array.from({ length: 24 }, (_, index) => {
      const id = `${2026 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, '0')}`
      return { id, label: id }
    })
    return (
      <Select
        bare
        label={say({ zh: '月份', en: 'Month', tw: '月份' })}
        options={options}
        value={value}
        onChange={setValue}
      />
    )
  },
  menu: ({ say, note }) => {
    const action = (id: string, icon: 'pencil' | 'share-2' | 'trash-2', label: string, danger = false) => ({
      id,
      icon,
      label,
      danger,
      onSelect: () => note(label),
    })
    return (
      <div style={{ textAlign: 'right' }}>
        <Menu
          label={say({ zh: '更多操作', en: 'More actions', tw: '更多操作' })}
          items={[
            action('edit', 'pencil', say({ zh: '改名', en: 'Rename', tw: '改名' })),
            action('share', 'share-2', say({ zh: '分享', en: 'Share', tw: '分享' })),
            action('dissolve', 'trash-2', say({ zh: '解散', en: 'Dissolve', tw: '解散' }), true),
          ]}
        />
      </div>
    )
  },
} satisfies Demo

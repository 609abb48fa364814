export { type Lane, type Milestone, MilestoneTrack, type TrackReward } from './MilestoneTrack.tsx'

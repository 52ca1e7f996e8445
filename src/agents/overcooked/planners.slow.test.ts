// The same in every kitchen, and from more starts.
import './planners.test.ts'

import './prove-tour.test.ts'

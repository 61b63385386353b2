package search

import "slices"

// hit is a document found and how well it answers.
type hit struct {
	doc   uint32
	score float32
}

// saturation turns the summed weight of a word in a document into a score below 1, so that repeating a word pays less
// and less. A word in the name beats the same word anywhere else.
var saturation = func() (table [256]float32) {
	for w := range table {
		table[w] = float32(w) / (float32(w) + 10)
	}
	return table
}()

// match gives the documents that hold at least need of the words, in their order, some at a time; the hits are take's
// only until it returns. rarities says how much each word tells.
func match(clauses []clause, rarities []float32, need int, take func(hits []hit)) {
	s := borrowScratch()
	defer s.giveBack()
	s.open(clauses, rarities)
	every := need == len(clauses)
	for {
		window, more := s.nextWindow(every)
		if !more {
			return
		}
		if every {
			s.readEvery(window * windowSize)
		} else {
			s.readSome(window*windowSize, need)
		}
		if hits := s.reap(window * windowSize); len(hits) > 0 {
			take(hits)
		}
	}
}

// open makes a reader of every list, those of the rarest word first: it bounds the rest.
func (s *scratch) open(clauses []clause, rarities []float32) {
	for i := range clauses {
		s.order = append(s.order, i)
	}
	slices.SortStableFunc(s.order, func(a, b int) int { return clauses[a].size - clauses[b].size })
	for _, i := range s.order {
		for _, l := range clauses[i].lists {
			l.factor *= rarities[i]
			s.readers = append(s.readers, reader{list: l})
		}
		s.ends = append(s.ends, len(s.readers))
	}
}

// nextWindow is the next one that may hold an answer: when every word is needed, one that holds the rarest.
func (s *scratch) nextWindow(every bool) (window uint32, more bool) {
	first, readers := none, s.readers
	if every {
		readers = readers[:s.ends[0]]
	}
	for i := range readers {
		first = min(first, readers[i].doc())
	}
	return first / windowSize, first != none
}

// readEvery takes in what the lists say of the documents of a window that hold every word.
func (s *scratch) readEvery(from uint32) {
	begin := 0
	for nth, end := range s.ends {
		if nth == 0 {
			s.readWord(&s.found, s.readers[begin:end], from)
		} else {
			s.readBound(s.readers[begin:end], from)
			s.found.keepBoth(&s.present)
		}
		begin = end
	}
}

// readSome takes in what the lists say of the documents of a window that hold at least need of the words.
func (s *scratch) readSome(from uint32, need int) {
	begin, counts := 0, [windowSize]uint8{}
	for _, end := range s.ends {
		s.readWord(&s.present, s.readers[begin:end], from)
		s.present.each(func(place uint32) { counts[place]++ })
		s.found.add(&s.present)
		begin = end
	}
	s.found.each(func(place uint32) {
		if int(counts[place]) < need {
			s.found.drop(place)
		}
	})
}

// readWord takes in the documents of a word.
func (s *scratch) readWord(into *board, readers []reader, from uint32) {
	for i := range readers {
		if r := &readers[i]; r.docs == nil {
			into.readShelf(r, from)
		} else {
			into.readTerm(r, from)
		}
	}
}

// readBound takes in the documents of a word that hold all those before it.
func (s *scratch) readBound(readers []reader, from uint32) {
	for i := range readers {
		if r := &readers[i]; r.docs == nil {
			s.present.readShelfOf(r, from, &s.found)
		} else {
			r.skipTo(from)
			s.present.readTermOf(r, from, &s.found)
		}
	}
}

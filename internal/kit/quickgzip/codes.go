package quickgzip

import (
	_ "embed"
	"math/bits"
	"slices"
	"sync"

	"github.com/klauspost/compress/s2"
)

// sample is a text such as the house sends: how often each letter and each length comes in it decides the codes.
//
//go:embed sample.json
var sample []byte

// code is some bits, the first of them lowest.
type code struct {
	bits   uint64
	length uint8
}

// then is a code followed by another.
func (c code) then(d code) code { return code{c.bits | d.bits<<c.length, c.length + d.length} }

// table is how everything is written.
type table struct {
	symbols      [286]code // letters, the end, and lengths without their extra bits
	lengths      [longest + 1]code
	distances    [30]code
	prologue     []byte // the start of the block, which tells the codes
	prologueTail code   // the bits of it that fill no byte
}

func (t *table) distance(d int) code {
	symbol, extra := distanceParts(d)
	return t.distances[symbol].then(extra)
}

var codes = sync.OnceValue(func() *table {
	var symbols [286]int
	var distances [30]int
	for i := range symbols {
		symbols[i] = 1 // anything may come
	}
	for i := range distances {
		distances[i] = 1
	}
	const weight = 16 // of what the sample holds against what it does not
	list := tokensOf(s2.EncodeSnappy(nil, sample))
	for at := 0; len(list.left) > 0; {
		literals, length, distance := list.next()
		for _, c := range sample[at : at+literals] {
			symbols[c] += weight
		}
		at += literals + length
		if length > 0 {
			s, _ := lengthParts(min(length, longest))
			d, _ := distanceParts(distance)
			symbols[s] += weight
			distances[d] += weight
		}
	}
	return newTable(symbols[:], distances[:])
})

func newTable(symbols, distances []int) *table {
	t := &table{}
	symbolLengths, distanceLengths := codeLengths(symbols, 15), codeLengths(distances, 15)
	copy(t.symbols[:], codesOf(symbolLengths))
	copy(t.distances[:], codesOf(distanceLengths))
	for n := 3; n <= longest; n++ {
		symbol, extra := lengthParts(n)
		t.lengths[n] = t.symbols[symbol].then(extra)
	}
	w := newWriter(nil, 1024)
	writePrologue(w, append(symbolLengths, distanceLengths...))
	t.prologue, t.prologueTail = w.out[:w.at], code{w.held, uint8(w.count)}
	return t
}

// prologueOrder is the order in which deflate tells the lengths of the codes that tell lengths.
var prologueOrder = [19]int{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}

// writePrologue starts the only block: its kind, then the length of every code, each told by a code of its own.
func writePrologue(w *writer, lengths []int) {
	counts := make([]int, 19)
	for _, n := range lengths {
		counts[n]++
	}
	ofLengths := codeLengths(counts, 7)
	w.put(code{1, 1})         // the last block
	w.put(code{2, 2})         // with codes of its own
	w.put(code{286 - 257, 5}) // letters and lengths told
	w.put(code{30 - 1, 5})    // distances told
	w.put(code{19 - 4, 4})    // codes of lengths told
	for _, symbol := range prologueOrder {
		w.put(code{uint64(ofLengths[symbol]), 3})
	}
	written := codesOf(ofLengths)
	for _, n := range lengths {
		w.put(written[n])
	}
}

// codeLengths is Huffman's: the more often something comes, the shorter its code. What never comes has none. When a code
// would be longer than most, differences are evened out until none is.
func codeLengths(counts []int, most int) []int {
	for counts = slices.Clone(counts); ; {
		lengths := huffman(counts)
		if slices.Max(lengths) <= most {
			return lengths
		}
		for i, n := range counts {
			if n > 0 {
				counts[i] = n/2 + 1
			}
		}
	}
}

func huffman(counts []int) []int {
	type node struct {
		count   int
		symbols []int
	}
	var nodes []node
	for symbol, n := range counts {
		if n > 0 {
			nodes = append(nodes, node{n, []int{symbol}})
		}
	}
	lengths := make([]int, len(counts))
	for len(nodes) > 1 {
		slices.SortStableFunc(nodes, func(a, b node) int { return b.count - a.count })
		x, y := nodes[len(nodes)-2], nodes[len(nodes)-1]
		joined := node{x.count + y.count, slices.Concat(x.symbols, y.symbols)}
		for _, symbol := range joined.symbols {
			lengths[symbol]++
		}
		nodes = append(nodes[:len(nodes)-2], joined)
	}
	return lengths
}

// codesOf gives the canonical codes of some lengths, as deflate counts them, their first bit lowest.
func codesOf(lengths []int) []code {
	made, next := make([]code, len(lengths)), 0
	for length := 1; length <= 15; length++ {
		for symbol, n := range lengths {
			if n == length {
				made[symbol] = code{uint64(bits.Reverse16(uint16(next)) >> (16 - length)), uint8(length)}
				next++
			}
		}
		next <<= 1
	}
	return made
}

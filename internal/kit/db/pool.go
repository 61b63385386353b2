package db

import (
	"fmt"
	"net/url"
	"strconv"
)

// poolSize is how many connections a node keeps for reads outside transactions, for transactions, and for light ones.
type poolSize struct{ readers, writers, light int }

// takePoolSize reads our own parameters out of an address, leaving the driver's.
func takePoolSize(params url.Values, size poolSize) (poolSize, error) {
	for name, field := range map[string]*int{"readers": &size.readers, "writers": &size.writers, "light": &size.light} {
		value := params.Get(name)
		params.Del(name)
		if value == "" {
			continue
		}
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n > 1000 {
			return size, fmt.Errorf("database address: %s=%q is not a number from 1 to 1000", name, value)
		}
		*field = n
	}
	return size, nil
}

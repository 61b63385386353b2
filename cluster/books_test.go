//go:build cluster

package cluster_test

import (
	"database/sql"

	_ "github.com/jackc/pgx/v5/stdlib"
)

// open connects to the database as it is now; connections of before a fault are gone.
func (c *cluster) open() *sql.DB {
	c.Helper()
	d, err := sql.Open("pgx", databaseURL("rangrue"))
	c.must(err)
	return d
}

const (
	plenty = 100_000
	scarce = 40 // sold out on the way
)

// stockUp chooses what is bought, half of it scarce, and what is read.
func (c *cluster) stockUp() {
	c.Helper()
	d := c.open()
	defer d.Close()
	rows, err := d.Query(`SELECT v.id, p.slug FROM variants v JOIN products p ON p.id = v.product_id
		JOIN shops s ON s.id = p.shop_id WHERE v.deleted_at IS NULL AND v.inventory_mode = 'stock'
		AND v.inventory_status = 'in_stock' AND p.status = 'published' AND s.status = 'approved'
		AND s.vacation_until IS NULL ORDER BY v.id LIMIT 8`)
	c.must(err)
	defer rows.Close()
	c.pages = []string{"/", "/recherche?q=tuque"}
	seen := map[string]bool{}
	for rows.Next() {
		var variant, slug string
		c.must(rows.Scan(&variant, &slug))
		c.variants = append(c.variants, variant)
		if !seen[slug] {
			c.pages = append(c.pages, "/produit/"+slug)
		}
		seen[slug] = true
	}
	c.must(rows.Err())
	for i, variant := range c.variants {
		c.shelf[variant] = plenty
		if i%2 == 1 {
			c.shelf[variant] = scarce
		}
		_, err := d.Exec(`UPDATE variants SET inventory_quantity = $2 WHERE id = $1`, variant, c.shelf[variant])
		c.must(err)
	}
}

// check compares what buyers were answered with orders, charges, stock and books, once everything begun has ended.
func (c *cluster) check() {
	c.Helper()
	d := c.open()
	defer d.Close()
	count := func(query string, args ...any) (n int) {
		c.Helper()
		c.must(d.QueryRow(query, args...).Scan(&n))
		return n
	}
	const ours = `o.email = 'maude@exemple.ca'`
	c.eventually("an end to every payment, and every shop told", func() bool {
		return count(`SELECT COUNT(*) FROM orders o WHERE o.status IN ('pending', 'paid') AND `+ours) == 0
	})
	for cart, order := range c.acknowledged {
		if count(`SELECT COUNT(*) FROM orders WHERE id = $1 AND cart_id = $2 AND paid_at IS NOT NULL`, order,
			cart) != 1 {
			c.Errorf("order %s was acknowledged, and is not there or not paid", order)
		}
	}
	paid := count(`SELECT COUNT(*) FROM orders o WHERE o.paid_at IS NOT NULL AND ` + ours)
	charged := count(`SELECT COUNT(*) FROM sandbox_charges c JOIN orders o ON o.id = c.charge_key WHERE
		c.state = 'succeeded' AND c.refunded = 0 AND c.amount = o.grand_total AND o.paid_at IS NOT NULL AND ` + ours)
	wrongly := count(`SELECT COUNT(*) FROM sandbox_charges c LEFT JOIN orders o ON o.id = c.charge_key
		WHERE c.state = 'succeeded' AND c.refunded < c.amount AND o.paid_at IS NULL AND c.created_at >= $1`,
		c.opened.UnixMilli())
	if paid != charged || wrongly > 0 || paid != len(c.acknowledged) {
		c.Errorf("%d orders were acknowledged, %d are paid, %d charged once; %d charges are for no paid order",
			len(c.acknowledged), paid, charged, wrongly)
	}
	if doubles := count(`SELECT COUNT(*) FROM (SELECT o.cart_id FROM orders o WHERE o.paid_at IS NOT NULL AND ` +
		ours + ` GROUP BY o.cart_id HAVING COUNT(*) > 1) d`); doubles > 0 {
		c.Errorf("%d carts were ordered twice", doubles)
	}
	for variant, start := range c.shelf {
		left := count(`SELECT inventory_quantity FROM variants WHERE id = $1`, variant)
		sold := count(`SELECT COALESCE(SUM(i.quantity), 0) FROM order_items i JOIN orders o ON o.id = i.order_id
			WHERE i.variant_id = $1 AND o.paid_at IS NOT NULL AND `+ours, variant)
		if left < 0 || left+sold != start {
			c.Errorf("of %d units of %s %d are sold and %d left", start, variant, sold, left)
		}
	}
	if failed := count(`SELECT COUNT(*) FROM jobs WHERE state = 'failed' AND created_at >= $1`,
		c.opened.UnixMilli()); failed > 0 {
		c.Errorf("%d jobs were given up", failed)
	}
	if out, err := c.command("audit"); err != nil {
		c.Errorf("the books: %v: %s", err, out)
	}
}
